import { run, Stop } from './steps.mjs';

/** Files that differ from `ref`, with untracked, without deleted files. @throws {Stop} if `ref` does not exist */
export async function changedFiles(ref) {
  const git = async (...args) => (await run('git', args, { held: true })).split('\0').filter(Boolean);
  await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw new Stop(`There is no commit '${ref}' to compare with: npm test -- --changed [REF]`);
  });
  const [known, fresh] = await Promise.all([
    git('diff', '--name-only', '-z', '--no-renames', '--diff-filter=d', ref),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set([...known, ...fresh])].sort();
}
