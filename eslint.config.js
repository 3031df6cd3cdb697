import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { readPicture, zonesOf } from './scripts/house/picture.mjs';

/** Dependencies point one way: where the arrows of the picture in docs/architecture.md lead. */
const zones = [
  ...zonesOf(readPicture()),
  // What is shipped holds nothing of the workshop; the tests beside it may.
  {
    target: './{app,api,contract,domain,server}/**/!(*.test).{ts,tsx}',
    from: ['./tests', './e2e', './scripts', './bench'],
  },
];

/** What browsers cannot have: a file that imports it says so by its name, and is known on the server's side alone. */
const notForBrowsers = {
  regex: '^(node:|lru-cache|remix-auth|jose$|sharp$|uqr$|react-dom/server)',
  allowTypeImports: true,
  message: 'A file that imports this has the suffix `.server`.',
};
const onTheServer = {
  regex: '\\.server$',
  allowTypeImports: true,
  message: 'Only `.server` files, routes and the root know what runs on the server; types are free.',
};
const mayNotImport = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

/** What Remix takes instead of an error: an answer, or data with a status. */
const answers = [
  { from: 'lib', name: 'Response' },
  { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
  { from: 'package', package: '@remix-run/router', name: 'DataWithResponseInit' },
];

/** Rules that know types cost a check of all types: these pay (docs/decisions/0036-typed-lint.md). */
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
      '.cache/**',
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
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  // One form door (docs/decisions/0038-one-form-door.md).
  {
    files: ['{api,app,server}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="formData"]',
          message: '`readForm` (app/forms/forms.server.ts) is the one way to what a visitor posted.',
        },
      ],
    },
  },
  typed,
  typedHandlers,
  // No picture is decoded in a process that holds anything: docs/decisions/0040-dangerous-work-outside.md.
  {
    files: ['{api,server}/**/*.ts'],
    ignores: ['api/photos/pixels/**', '**/*.test.ts'],
    rules: mayNotImport({
      regex: '^sharp$|/pixels/',
      allowTypeImports: true,
      message: 'Pictures are read by children: `pictures` of api/photos/pictures.ts.',
    }),
  },
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
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['**/*.server.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: mayNotImport(notForBrowsers, onTheServer),
  },
  // Remix takes loader and action out of what it ships.
  {
    files: ['app/root.tsx', 'app/routes/**/*.{ts,tsx}'],
    ignores: ['**/*.server.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: mayNotImport(notForBrowsers),
  },
  {
    files: ['app/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
);
