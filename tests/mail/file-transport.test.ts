import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileTransport } from '@api/mail/file-transport';
import { letterPages } from '@api/mail/letter-pages';
import { links } from '~/links';
import { freshFolder } from '../support/database';

const message = {
  id: 7,
  letter: 'verification',
  from: 'Casa da Serra',
  to: 'clara@exemplo.com.br',
  subject: 'Valide sua conta',
  html: '<p>Olá</p>',
  text: 'Olá\n',
};

describe('letters without a mail server', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await freshFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('become two files that only the machine’s owner can read; the log names one, and no address', async () => {
    const { file } = (await fileTransport(dataDir, () => new Date('2026-11-21T11:31:05Z')).send(message)) as {
      file: string;
    };
    expect(file).toBe(path.join(dataDir, 'emails', '20261121113105-7-verification.html'));
    expect(await readFile(file, 'utf8')).toBe('<p>Olá</p>');
    const text = file.replace(/html$/, 'txt');
    expect(await readFile(text, 'utf8')).toBe(
      'Para: clara@exemplo.com.br\nAssunto: Valide sua conta\n\nOlá\n',
    );
    expect(await readdir(path.dirname(file))).toHaveLength(2);
    for (const each of [file, text]) expect((await stat(each)).mode & 0o077).toBe(0);
    expect((await stat(path.dirname(file))).mode & 0o077).toBe(0);
  });

  it('wait where the folder cannot be written to', async () => {
    await writeFile(path.join(dataDir, 'emails'), '');
    await expect(fileTransport(dataDir).send(message)).rejects.toMatchObject({ trouble: 'away' });
  });
});

it('letters lead to the pages that the website has', () => {
  const { ownerReport, ...pages } = letterPages;
  expect(ownerReport(7)).toBe(links.ownerReport(7));
  expect(pages).toEqual({
    verify: links.registered(),
    reset: links.resetPassword(),
    forgotPassword: links.forgotPassword(),
    register: links.register(),
    profile: links.profile(),
    favourites: links.favourites(),
    savedSearches: links.savedSearches(),
    stopAlerts: links.stopAlerts(),
    confirmSubscription: links.confirmSubscription(),
    leaveSubscription: links.leaveSubscription(),
    alertHomes: links.alertHomes(),
    myProducts: links.myProducts(),
    contact: links.contact(),
  });
});
