import { describe, expect, test } from 'vitest';
import { isRefusal, Problem, problemCodes, problemOf, refuse } from './problem.ts';
import { problems } from './problems.ts';
import { routes } from './routes.ts';

describe('the table of refusals', () => {
  test.each(problemCodes)('%s is a problem that every client can read', (code) => {
    const problem = problemOf(refuse(code));
    expect(Problem.parse(problem)).toEqual(problem);
    expect(problem).toMatchObject({ code, status: problems[code].status, type: `/api/docs#${code}` });
    expect(problem.status).toBeGreaterThanOrEqual(400);
    expect(problem.title.length).toBeGreaterThan(10);
  });

  test('gives the numbers of the specification where it has them', () => {
    expect(problemOf(refuse('sold_out')).errorCode).toBe(5025);
    expect(problemOf(refuse('reservation.unknown')).errorCode).toBe(5611);
    expect(problemOf(refuse('hotel.unknown'))).not.toHaveProperty('errorCode');
  });

  test('has every refusal that a route may give', () => {
    for (const route of routes) expect(problemCodes).toEqual(expect.arrayContaining([...route.refusals]));
  });

  test('says what is wrong with which field, and nothing where there is nothing to say', () => {
    const errors = [{ field: 'checkIn', code: 'date.format', message: 'Write the day as YYYY-MM-DD' }];
    expect(problemOf({ refused: 'date.format', detail: 'Look again', errors })).toMatchObject({
      detail: 'Look again',
      errors,
    });
    expect(Object.keys(problemOf(refuse('date.format', ''))).toSorted()).toEqual(['code', 'status', 'title', 'type']);
  });
});

test('a refusal is told from an answer', () => {
  expect(isRefusal(refuse('sold_out'))).toBe(true);
  for (const answer of [null, undefined, 'refused', 5, {}, { reservationId: 'x' }])
    expect(isRefusal(answer)).toBe(false);
});
