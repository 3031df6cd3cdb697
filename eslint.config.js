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
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
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
