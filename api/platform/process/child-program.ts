import { inProject } from './in-project';

export interface ChildProgram {
  path: string;
  execArgv: string[];
}

/**
 * Development and tests run the TypeScript source; a bundle runs the program that was built beside it.
 * @param source path in the project
 * @param built name of the file in build/node
 */
export function childProgram(source: string, built: string): ChildProgram {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? source : `build/node/${built}.js`;
  const path = inProject(file);
  if (!path) throw new Error(`${file} is not there: npm run build makes it`);
  return { path, execArgv: isSource ? ['--import', 'tsx'] : [] };
}

/** What a child needs to run; it gets no setting and no secret, apart from those that are given. */
export function childEnvironment(given: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, SystemRoot, NODE_ENV, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ } = process.env;
  return { PATH, TMPDIR, SystemRoot, NODE_ENV, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_, ...given };
}
