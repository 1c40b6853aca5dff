import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import http from 'node:http';

/** So many processes at one port that send the bytes of a file and do nothing else; the first to listen prints where. */
const [file = '', processes = '1'] = process.argv.slice(2);

if (cluster.isPrimary) {
  let open = 0;
  for (let i = 0; i < Number(processes); i++) cluster.fork();
  cluster.on('listening', (_worker, { port }) => {
    open += 1;
    if (open === Number(processes)) console.log(port);
  });
  process.on('SIGTERM', () => process.exit(0)); // the others end with it
} else {
  const page = readFileSync(file);
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': page.length });
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
}
