import { LostPartError } from './lost-part-error.ts';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** What stands in place of a part that has failed; nothing where the page can do without. */
  instead?: (error: unknown) => ReactNode;
  /** A guest who goes on to another place finds the part working again. */
  place?: string;
}

type State = { readonly failure: { readonly error: unknown } | null; readonly place: string | undefined };

/** A part that fails is left out: it never takes along what stands around it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: State): Partial<State> | null {
    return place === state.place ? null : { failure: null, place };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    // What did not come by the network is said by the page, unless somebody has another answer.
    if (!instead && failure.error instanceof LostPartError) throw failure.error;
    return instead?.(failure.error) ?? null;
  }
}
