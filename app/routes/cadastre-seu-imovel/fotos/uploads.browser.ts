import { newKey } from '~/forms/new-key.browser';
import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { photoName } from '@domain/announcement/photos';
import { fileNameHeader, type PieceReply, pieceSize } from '~/features/announce/photo-upload';
import { links, type PhotosOf } from '~/links';

/** A photo on its way. */
export interface Upload {
  id: string;
  name: string;
  /** Bytes: of the file, and of what has arrived. */
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'failed';
}

/** Photos under way at once: one, so that they come in the order in which they were chosen. */
const atOnce = 1;
/** Tries of a piece before its owner is asked, and the pause before the second, in ms; it doubles. */
const tries = 3;
const pauseMs = 1_000;

/**
 * Sends the photos that are chosen one by one, in pieces: what breaks off goes on where it was, and does not harm the
 * others. Without scripts the form sends them itself.
 * @param of what was sent already; else the draft
 */
export function usePhotoUploads(of?: PhotosOf) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Set<string>());
  const { revalidate } = useRevalidator();

  const put = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)));
  const end = (id: string) => {
    files.current.delete(id);
    setUploads((all) => all.filter((each) => each.id !== id));
  };

  async function run(id: string, isAgain: boolean): Promise<void> {
    const file = files.current.get(id);
    if (!file || running.current.has(id)) return;
    running.current.add(id);
    try {
      put(id, { state: 'sending' });
      await sendFile(id, file, isAgain, {
        of,
        isWanted: () => files.current.has(id),
        arrived: (sent) => put(id, { sent }),
      });
      end(id);
    } catch {
      put(id, { state: 'failed' });
    } finally {
      running.current.delete(id);
      revalidate();
      next();
    }
  }

  /** Begins what waits, as far as there is room. */
  const waiting = useRef<[id: string, isAgain: boolean][]>([]);
  function next() {
    while (running.current.size < atOnce && waiting.current.length > 0) void run(...waiting.current.shift()!);
  }
  const queue = (ids: readonly string[], isAgain = false) => {
    waiting.current.push(...ids.map((id): [string, boolean] => [id, isAgain]));
    next();
  };

  return {
    uploads,
    /** What was chosen in the form's file field. */
    take(event: FormEvent<HTMLInputElement | HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget.closest('form')!;
      const field = form.querySelector<HTMLInputElement>('input[type=file]')!;
      const chosen = [...(field.files ?? [])].map((file) => ({ id: newKey(), file }));
      field.value = '';
      for (const { id, file } of chosen) files.current.set(id, file);
      setUploads((all) => [
        ...all,
        ...chosen.map(({ id, file }) => ({
          ...{ id, name: photoName(file.name), size: file.size, sent: 0 },
          state: 'waiting' as const,
        })),
      ]);
      queue(chosen.map(({ id }) => id));
    },
    retry: (id: string) => queue([id], true),
    drop: end,
  };
}

interface Way {
  of: PhotosOf | undefined;
  /** Whether it is still to be sent. */
  isWanted(): boolean;
  arrived(bytes: number): void;
}

/**
 * All of a file, piece after piece; after one that broke off it is asked how much has arrived.
 * @throws where no piece arrives, however often it is tried
 */
async function sendFile(
  id: string,
  file: File,
  isAgain: boolean,
  { of, isWanted, arrived }: Way,
): Promise<void> {
  let from = 0;
  let failures = 0;
  while (isWanted())
    try {
      if (isAgain || failures > 0) from = (await ask(id, of)).received;
      const { received, done } = await sendPiece(id, file, from, of);
      arrived(Math.min(received, file.size));
      if (done) return;
      from = received;
      failures = 0;
      isAgain = false;
    } catch (error) {
      failures += 1;
      if (failures === tries) throw error;
      await new Promise((resume) => setTimeout(resume, pauseMs * 2 ** (failures - 1)));
    }
}

async function sendPiece(
  id: string,
  file: File,
  from: number,
  of: PhotosOf | undefined,
): Promise<PieceReply> {
  const response = await fetch(links.announcePhotoPiece({ id, from, total: file.size }, of), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      [fileNameHeader]: encodeURIComponent(file.name.slice(-200)),
    },
    body: file.slice(from, from + pieceSize),
  });
  return replyOf(response);
}

const ask = async (id: string, of: PhotosOf | undefined) =>
  replyOf(await fetch(links.announcePhotoPiece({ id, from: 0, total: 0 }, of)));

async function replyOf(response: Response): Promise<PieceReply> {
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as PieceReply;
}
