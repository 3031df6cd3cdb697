import { newKey } from '~/forms/new-key.browser';
import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { photoName } from '@domain/announcement/photos';
import { fileNameHeader, type NamedPiece, type PieceReply, pieceSize } from './photo-upload';

export interface Upload {
  id: string;
  name: string;
  /** In bytes: the file's size, and the part already sent. */
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'failed';
}

/** Number of parallel uploads. One keeps the order of selection. */
const concurrency = 1;
/** Attempts for a chunk, and the pause before the second attempt. The pause doubles. */
const tries = 3;
const pauseMs = 1_000;

/**
 * Uploads photos one by one in chunks. A failed photo resumes and does not stop the others.
 * Without scripts the form sends the files.
 */
export function usePhotoUploads(addressOf: PieceAddress) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Set<string>());
  const { revalidate } = useRevalidator();

  const updateUpload = (id: string, change: Partial<Upload>) =>
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
      updateUpload(id, { state: 'sending' });
      await sendFile(id, file, isAgain, {
        addressOf,
        isWanted: () => files.current.has(id),
        arrived: (sent) => updateUpload(id, { sent }),
      });
      end(id);
    } catch {
      updateUpload(id, { state: 'failed' });
    } finally {
      running.current.delete(id);
      revalidate();
      next();
    }
  }

  /** Queued uploads; `next` starts them up to the limit. */
  const waiting = useRef<[id: string, isAgain: boolean][]>([]);
  function next() {
    while (running.current.size < concurrency && waiting.current.length > 0)
      void run(...waiting.current.shift()!);
  }
  const queue = (ids: readonly string[], isAgain = false) => {
    waiting.current.push(...ids.map((id): [string, boolean] => [id, isAgain]));
    next();
  };

  return {
    uploads,
    take(field: HTMLInputElement) {
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

/** Of the POST of a piece; a GET of it gives the stored size. */
type PieceAddress = (piece: NamedPiece) => string;

interface UploadOptions {
  addressOf: PieceAddress;
  isWanted(): boolean;
  arrived(bytes: number): void;
}

/**
 * Sends a file in chunks. After a failure it first reads the stored size, then resumes there.
 * @returns undefined: it is no longer wanted @throws if all attempts for a chunk fail
 */
export async function sendFile(
  id: string,
  file: File,
  isAgain: boolean,
  { addressOf, isWanted, arrived }: UploadOptions,
): Promise<PieceReply['done']> {
  let from = 0;
  let failures = 0;
  while (isWanted())
    try {
      if (isAgain || failures > 0) from = (await fetchPhotos(id, addressOf)).received;
      const { received, done } = await sendPiece(id, file, from, addressOf);
      arrived(Math.min(received, file.size));
      if (done) return done;
      from = received;
      failures = 0;
      isAgain = false;
    } catch (error) {
      failures += 1;
      if (failures === tries) throw error;
      await new Promise((resume) => setTimeout(resume, pauseMs * 2 ** (failures - 1)));
    }
  return undefined;
}

async function sendPiece(id: string, file: File, from: number, addressOf: PieceAddress): Promise<PieceReply> {
  const response = await fetch(addressOf({ id, from, total: file.size }), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      [fileNameHeader]: encodeURIComponent(file.name.slice(-200)),
    },
    body: file.slice(from, from + pieceSize),
  });
  return replyOf(response);
}

const fetchPhotos = async (id: string, addressOf: PieceAddress) =>
  replyOf(await fetch(addressOf({ id, from: 0, total: 0 })));

async function replyOf(response: Response): Promise<PieceReply> {
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as PieceReply;
}
