import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clock } from '@domain/kernel/clock';
import { JobError } from '@api/platform/jobs/job-error';
import type { MailTransport, Message } from './transport';

/** Used without a mail server: files in `{dataDir}/emails`, readable only by their owner: HTML, text, attachments. */
export function fileTransport(dataDir: string, now = () => clock.now()): MailTransport {
  const folder = path.resolve(dataDir, 'emails');
  return {
    async send(message) {
      const name = `${now().toISOString().replace(/\D/g, '').slice(0, 14)}-${message.id}-${message.letter}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await write(path.join(folder, `${name}.html`), message.html);
        await write(path.join(folder, `${name}.txt`), textFile(message));
        for (const { fileName, content } of message.attachments ?? [])
          await write(path.join(folder, `${name}-${fileName}`), content);
      } catch (error) {
        throw new JobError('away', `${(error as NodeJS.ErrnoException).code ?? 'UNKNOWN'} em ${folder}`);
      }
      return { file: path.join(folder, `${name}.html`) };
    },
  };
}

const textFile = ({ to, replyTo, subject, text }: Message) =>
  `Para: ${to}\n${replyTo ? `Responder a: ${replyTo}\n` : ''}Assunto: ${subject}\n\n${text}`;

async function write(file: string, content: string): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
