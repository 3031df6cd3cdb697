/** Of package.json. */
export const programVersion = '1.1.0';

interface Release {
  version: string;
  /** The last one of the release. */
  migration: string;
}

/** Newest first. A release adds itself: docs/development.md. */
export const releases: readonly [Release, ...Release[]] = [
  { version: '1.0.0', migration: '0074-loads-by-people' },
];

/** The newest release whose migrations a database has; undefined for a database of before the first. */
export const releaseOf = (applied: readonly string[]): Release | undefined =>
  releases.find(({ migration }) => applied.includes(migration));
