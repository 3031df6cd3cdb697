import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config';

/**
 * One project of the suite, named by MUTATE_PROJECT, since Stryker would run them all; of its tests those that stand in
 * the folders MUTATE_TESTS, with commas.
 */
const { MUTATE_PROJECT: name = 'unit', MUTATE_TESTS: folders = '' } = process.env;
const project = config.test!.projects!.find(
  (each): each is TestProjectInlineConfiguration =>
    typeof each === 'object' && 'test' in each && each.test?.name === name,
);

export default defineConfig({
  plugins: config.plugins,
  test: { ...project!.test, include: folders.split(',').map((folder) => `${folder}/**/*.test.{ts,tsx}`) },
});
