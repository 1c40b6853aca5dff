# One server of Stayfront; the database is another container (see compose.yaml).
FROM node:24-slim
WORKDIR /stayfront
COPY . .
RUN npm ci && npm run build && mkdir /data && chown node:node /data && chown -R node:node guest/dist
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=off
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
