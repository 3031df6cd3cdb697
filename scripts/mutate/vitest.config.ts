import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config';

/** One project of the suite, named by MUTATE_PROJECT: Stryker knows none, and would run them all. */
const name = process.env.MUTATE_PROJECT ?? 'unit';
const project = config.test!.projects!.find(
  (each): each is TestProjectInlineConfiguration =>
    typeof each === 'object' && 'test' in each && each.test?.name === name,
);

export default defineConfig({ plugins: config.plugins, test: project!.test });
