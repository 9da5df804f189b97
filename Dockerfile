# One image for all commands, meant for `worker --queue URL` and `serve`; docs/scaling.md says how to run it.
FROM node:20-slim AS build
WORKDIR /pipwright
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
RUN node scripts/build.mjs cli web
# The program is a bundle. Beside it stay only its dependencies, and what a queue needs.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace packages/pipwright
RUN cd scripts/tools/queue && npm ci --ignore-scripts --no-audit --no-fund && cp -r node_modules/. ../../../node_modules/

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /pipwright
COPY --from=build /pipwright/node_modules node_modules
COPY --from=build /pipwright/packages/web/package.json packages/web/
COPY --from=build /pipwright/packages/web/dist packages/web/dist
COPY --from=build /pipwright/packages/cli/package.json packages/cli/
COPY --from=build /pipwright/packages/cli/fonts packages/cli/fonts
COPY --from=build /pipwright/packages/cli/dist packages/cli/dist
COPY --from=build /pipwright/packages/pipwright packages/pipwright
USER node
# The program itself is process 1, so signals reach it: it stops as it does by Ctrl-C.
ENTRYPOINT ["node", "/pipwright/packages/pipwright/bin/pipwright.js"]
CMD ["--help"]
