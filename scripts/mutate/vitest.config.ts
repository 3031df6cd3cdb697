import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config';

/**
 * One project of the suite, named by MUTATE_PROJECT, since Stryker would run them all; of its tests those that
 * MUTATE_TESTS names, a pattern a line.
 */
const { MUTATE_PROJECT: name = 'unit', MUTATE_TESTS: include = '' } = process.env;
const project = config.test!.projects!.find(
  (each): each is TestProjectInlineConfiguration =>
    typeof each === 'object' && 'test' in each && each.test?.name === name,
);

export default defineConfig({
  plugins: config.plugins,
  test: { ...project!.test, include: include.split('\n') },
});
