import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseOutboxFiles } from '@api/leads/outbox-files';
import { fileTransport } from '@api/platform/email/file-transport';
import { emailPages } from '@api/platform/email/email-pages';
import { adminLinks } from '~/features/admin/admin-links';
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

  it('become two files with owner-only permissions; the log has no address', async () => {
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

  it('become a file more for each attachment, which goes with its e-mail', async () => {
    const attachments = [{ fileName: 'visita.ics', type: 'text/calendar', content: 'BEGIN' }];
    const at = () => new Date('2026-11-21T11:31:05Z');
    await fileTransport(dataDir, at).send({ ...message, attachments });
    await fileTransport(dataDir, at).send({ ...message, id: 71, to: 'ana@exemplo.com.br', attachments });
    const file = path.join(dataDir, 'emails', '20261121113105-7-verification-visita.ics');
    expect(await readFile(file, 'utf8')).toBe('BEGIN');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await eraseOutboxFiles(dataDir, message.to)).toContain(file);
    const left = await readdir(path.join(dataDir, 'emails'));
    expect(left.filter((each) => each.includes('-71-'))).toHaveLength(3);
    expect(left.filter((each) => each.includes('visita'))).toHaveLength(1);
  });

  it('wait where the folder cannot be written to', async () => {
    await writeFile(path.join(dataDir, 'emails'), '');
    await expect(fileTransport(dataDir).send(message)).rejects.toMatchObject({ trouble: 'away' });
  });
});

it('letters lead to the pages that the website has', () => {
  const { ownerReport, ...pages } = emailPages;
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
    takeContact: links.takeContact(),
    noAnswer: links.noAnswer(),
    admin: adminLinks.today(),
    contacts: adminLinks.contacts(),
  });
});
