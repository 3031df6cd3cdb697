import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Dependencies point one way (docs/architecture.md): a room may not import from the rooms listed behind it.
 * `from` is every folder that `target` must not know.
 */
const below = (room, ...rooms) => ({ target: `./${room}`, from: rooms.map((each) => `./${each}`) });
const zones = [
  below('domain', 'app', 'api', 'contract', 'server'),
  below('contract', 'app', 'api', 'server'),
  below('api', 'app', 'server'),
  below('app', 'api', 'server'),
  below('app/features', 'app/routes'),
  ...['app/forms', 'app/navigation', 'app/back-end', 'app/request'].map((room) =>
    below(room, 'app/routes', 'app/features'),
  ),
  below('app/components', 'app/routes', 'app/features', 'app/forms', 'app/request', 'app/back-end'),
  { target: './app/domain', from: ['./app/!(domain)/**', './app/*.{ts,tsx}'] },
  // What is shipped holds nothing of the tests; those beside it may.
  { target: './{app,api,contract,domain,server}/**/!(*.test).{ts,tsx}', from: ['./tests', './e2e'] },
];

/** What Remix takes instead of an error: an answer, or data with a status. */
const answers = [
  { from: 'lib', name: 'Response' },
  { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
  { from: 'package', package: '@remix-run/router', name: 'DataWithResponseInit' },
];

/** Rules that know types cost a check of all types: these pay (docs/decisions/0037-typed-lint.md). */
const typed = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-base-to-string': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/only-throw-error': ['error', { allow: answers, allowThrowingUnknown: true }],
    '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
    '@typescript-eslint/return-await': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
};

/** The dearest looks at every argument of every call: where listeners, timers and Express lose a failure it pays. */
const typedHandlers = {
  files: ['{api,server}/**/*.{ts,tsx}', 'server.ts'],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { '@typescript-eslint/no-misused-promises': 'error' },
};

export default tseslint.config(
  {
    ignores: [
      'build/**',
      'data/**',
      'node_modules/**',
      'public/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { maxDepth: 6, ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  typed,
  typedHandlers,
  { files: ['scripts/**', 'bench/**', 'api/cli/**'], rules: { 'no-console': 'off' } },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      // The server renders a document in pieces (docs/decisions/0004), where React would count anew.
      'no-restricted-imports': [
        'error',
        { name: 'react', importNames: ['useId'], message: 'Ids are names.' },
      ],
    },
  },
  {
    files: ['app/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
);
