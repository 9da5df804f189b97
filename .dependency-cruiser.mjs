/** Which way imports may point: core ← csp ← futoshiki, core ← pips ← smt, kinds ← play ← web, kinds ← cli, bench. */
const MAY_IMPORT = {
  core: [],
  csp: ['core'],
  pips: ['core'],
  futoshiki: ['core', 'csp'],
  smt: ['core', 'pips'],
  play: ['core', 'pips', 'futoshiki'],
  cli: ['core', 'csp', 'pips', 'futoshiki', 'smt'],
  web: ['core', 'csp', 'pips', 'futoshiki', 'play'],
  pipwright: ['cli'],
};

const directions = Object.entries(MAY_IMPORT).map(([name, others]) => ({
  name: `${name}-imports-only-${others.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(?:${[name, ...others].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'every-package-has-its-directions',
      comment: 'A new package gets its line in MAY_IMPORT.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(?:${Object.keys(MAY_IMPORT).join('|')})/` },
      to: {},
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'libraries-run-anywhere',
      comment: 'Only the command line knows Node.',
      severity: 'error',
      from: { path: '^packages/(?:core|csp|pips|futoshiki|play|web)/src/', pathNot: '\\.(?:test|soak)\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'verify-shares-nothing-with-engines',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/check/' },
      to: { path: '/engines/' },
    },
    {
      name: 'making-needs-only-engines-explanations-check-and-model',
      comment: 'Beside them only what makes problems.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/generate/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/$1/src/',
        pathNot: '^packages/$1/src/(?:(?:generate|engines|explain|check|model)/|problem\\.ts$)',
      },
    },
    {
      name: 'commands-know-kinds-through-the-contract',
      comment: 'Only the registry names the kinds, and folders of their own.',
      severity: 'error',
      from: { path: '^packages/cli/src/', pathNot: '^packages/cli/src/(?:registry\\.ts$|pips/|futoshiki/)' },
      to: { path: '^packages/(?:csp|pips|futoshiki|smt)/' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '\\.(?:test|soak|spec)\\.tsx?$|/testing/|^packages/[^/]+/(?:test|e2e)/' },
      to: { path: '\\.(?:test|soak|spec)\\.tsx?$|/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['pipwright-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
