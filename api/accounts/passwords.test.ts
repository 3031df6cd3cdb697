import { describe, expect, it } from 'vitest';
import { createPasswords, passwordCost } from './passwords';

const cheap = { ln: 4, r: 8, p: 1 };
const requester = { ip: '198.51.100.7' };

describe('a kept password', () => {
  const passwords = createPasswords(cheap);

  it('costs at least what OWASP asks for', () => {
    expect(2 ** passwordCost.ln).toBeGreaterThanOrEqual(2 ** 14);
    expect(passwordCost).toMatchObject({ r: 8, p: 5 });
  });

  it('is recognised, salted anew each time, and no other is', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('Jangada#1962', requester),
      passwords.hash('Jangada#1962', requester),
    ]);
    expect(one).not.toBe(other);
    expect(await passwords.check('Jangada#1962', one, requester)).toEqual({ right: true, outdated: false });
    expect(await passwords.check('ipanema#1962', one, requester)).toEqual({ right: false, outdated: false });
  });

  it('is the same in composed letters and not: keyboards differ', async () => {
    const stored = await passwords.hash('Maré#1962', requester);
    expect(await passwords.check('Maré#1962'.normalize('NFD'), stored, requester)).toMatchObject({
      right: true,
    });
  });

  it('is outdated once the cost has changed, where it is right', async () => {
    const stored = await createPasswords({ ...cheap, ln: 5 }).hash('Jangada#1962', requester);
    expect(await passwords.check('Jangada#1962', stored, requester)).toEqual({ right: true, outdated: true });
    expect(await passwords.check('Moringa#1962', stored, requester)).toEqual({
      right: false,
      outdated: false,
    });
  });

  it('that is not there is never right', async () => {
    expect(await passwords.check('Jangada#1962', null, requester)).toEqual({ right: false, outdated: false });
  });

  it('of an unknown format is said to be so, without telling it', async () => {
    await expect(passwords.check('Jangada#1962', 'plain text', requester)).rejects.toThrow(/unknown format$/);
  });
});
