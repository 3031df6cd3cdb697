import { limits } from '@api/platform/http/limits';
import { atMost, type Row, withSpread } from '../table';
import { instances } from './fleet';
import { contacts, type FleetResult } from './run';

const part = 'fleet';
const exactly = (isMet: boolean, text: string) => ({ text, met: isMet });
const areAll = (statuses: readonly number[], status: number) =>
  statuses.length === instances && statuses.every((each) => each === status);

/** Limits of issue 51, section 6. */
export function fleetRows(result: FleetResult): Row[] {
  if ('skipped' in result) return [{ part, what: 'four instances', value: `skipped: ${result.skipped}` }];
  const { demoRuns, changeMs, letters, sessions, photos, kills } = result;
  const once = letters['1+1'] ?? 0;
  const { signInsByAccountAndAddress: signIns, leadsByAddress } = limits;
  const mostErrors = Math.max(kills.mostErrors.killed, kills.mostErrors.replaced);
  return [
    {
      ...{ part, what: 'four first starts at once: loads of the demo', value: demoRuns.join(', ') },
      target: exactly(demoRuns.join() === '1', '1'),
    },
    {
      ...{
        part,
        what: 'a changed price, until all four show it',
        value: withSpread(changeMs, 'ms'),
      },
      target: atMost(changeMs.high, 3_000, '3 s'),
    },
    {
      ...{ part, what: `contacts with one letter to the brokerage and one to the sender, of ${contacts}` },
      ...{ value: String(once), target: exactly(once === contacts, String(contacts)) },
    },
    {
      ...{ part, what: 'sign-in tries of an account and address, at four in turn' },
      ...{ value: String(result.limits.signIns) },
      target: exactly(result.limits.signIns === signIns.most, String(signIns.most)),
    },
    {
      ...{ part, what: 'contacts of one address, at four in turn', value: String(result.limits.contacts) },
      target: exactly(result.limits.contacts === leadsByAddress.most, String(leadsByAddress.most)),
    },
    {
      ...{ part, what: 'a session at four, then ended at one: statuses of a private page' },
      value: `${sessions.signedIn.join(' ')} · ${sessions.signedOut.join(' ')}`,
      target: exactly(areAll(sessions.signedIn, 200) && !sessions.signedOut.includes(200), '200, then none'),
    },
    {
      ...{ part, what: 'a photo of the store, same at four; store away, and back' },
      value: `${photos.same} · ${photos.away.join(' ')} · ${photos.back.join(' ')}`,
      target: exactly(
        photos.same === instances && areAll(photos.away, 503) && areAll(photos.back, 200),
        '4, 503, 200',
      ),
    },
    {
      ...{ part, what: `one killed, one replaced, ${kills.pages} pages meanwhile: most errors of a visitor` },
      value: `${kills.mostErrors.killed} · ${kills.mostErrors.replaced}`,
      target: atMost(mostErrors, 1, '1 at each'),
    },
    {
      ...{ part, what: `contacts lost, doubled, without letter, of ${kills.acknowledged} acknowledged` },
      value: [kills.lost, kills.doubled, kills.withoutLetter].map(({ length }) => length).join(' · '),
      target: exactly(
        kills.acknowledged > 0 &&
          [kills.lost, kills.doubled, kills.withoutLetter].every(({ length }) => length === 0),
        'none',
      ),
    },
    {
      part,
      what: 'of these with a second letter (killed as it was sent)',
      value: String(kills.secondLetters),
    },
  ];
}
