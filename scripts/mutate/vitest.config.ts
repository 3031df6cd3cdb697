import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config';

/** Selects the project MUTATE_PROJECT, because Stryker would run all; MUTATE_TESTS has a file pattern per line. */
const { MUTATE_PROJECT: name = 'unit', MUTATE_TESTS: include = '' } = process.env;
const project = config.test!.projects!.find(
  (each): each is TestProjectInlineConfiguration =>
    typeof each === 'object' && 'test' in each && each.test?.name === name,
);

export default defineConfig({
  plugins: config.plugins,
  test: { ...project!.test, include: include.split('\n') },
});
