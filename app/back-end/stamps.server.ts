import type { ChangeWatch } from './change-watch.server';
import type { Stamp } from './kept-answers.server';

/** What changes an answer: of anything that lists show, or of one home's page. */
export type ChangedBy = 'lists' | { home: number };

/** Says of which state of the catalogue an answer is that is asked for now; undefined where nobody tells. */
export type StampNow = (of: ChangedBy) => Promise<Stamp>;

/** Homes whose own changes are remembered; of more, all count as changed. */
const mostHomes = 5_000;

/**
 * Stamps by what the back end tells of changes, at most two seconds late. What was asked for under a stamp is true as
 * long as that is told: a change that could not be seen yet when it was asked is told afterwards, with another stamp.
 */
export function stampsBy(changes: ChangeWatch): StampNow {
  /** The version at which each home was changed last, and at which any may have been. */
  const homes = new Map<number, number>();
  let allHomes = 0;
  changes.onChange(({ everything, homes: changed, photos, hasNewPhotos }) => {
    const { version } = changes;
    const areMany = changed === null || homes.size + changed.length > mostHomes;
    if (everything || areMany || photos.length > 0 || hasNewPhotos) {
      homes.clear();
      allHomes = version;
    } else for (const home of changed) homes.set(home, version);
  });
  return async (of) => {
    await changes.look();
    if (!changes.isToldNow()) return undefined;
    // Whatever changes is shown by some list.
    return String(of === 'lists' ? changes.version : (homes.get(of.home) ?? allHomes));
  };
}
