# syntax=docker/dockerfile:1
# One image for every process of the product: web (unless told), worker (ROLE=worker), and the commands migrate and
# backup. PostgreSQL stands elsewhere (DATABASE_URL); neither the embedded one nor the demo and its sandbox are inside.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/
COPY sandbox/package.json sandbox/

# The pages, built once: the same files on every platform.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS pages
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --ignore-scripts --workspace=web --workspace=domain
COPY domain/src domain/src
COPY web web
RUN cd web && ../node_modules/.bin/vite build --logLevel warn

FROM manifests AS modules
RUN npm ci --ignore-scripts --omit=dev --omit=optional --workspace=server --workspace=domain

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    METRICS_PORT=9464 \
    DATA_DIR=/data \
    DEMO=0
WORKDIR /app
# With the modules that npm put into the folders of the workspaces.
COPY --from=modules /app ./
COPY LICENSE ./
COPY domain/src domain/src
COPY server/migrations server/migrations
COPY server/src server/src
COPY --from=pages /app/web/dist web/dist
# Where uploaded files lie, unless they go to Cloudinary: a volume that web and worker share.
RUN mkdir /data && chown node /data
# What it is made of belongs to root: a process that was taken over cannot change it.
USER node
EXPOSE 3000
# It ends by itself within 30 s of this, after DRAIN_WAIT_MS.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "server/src/operations/healthcheck.ts"]
# No npm in between: signals reach the process itself.
CMD ["node", "server/src/main.ts"]
