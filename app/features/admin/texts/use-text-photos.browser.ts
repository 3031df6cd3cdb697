import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { staffPhotoProblems } from '@domain/announcement/photos';
import { uploadsOfPlace } from '@domain/media/picture-place';
import { staffPhotosAddress } from '~/features/photos/staff-photos';
import { sendFile } from '~/features/photos/uploads.browser';
import { newKey } from '~/forms/new-key.browser';
import { pieceParams } from '~/links';
import { adminLinks } from '../admin-links';
import { photoField } from '../pictures/picture-fields';
import { writeMark } from './text-tools';

type Transfer = Pick<DataTransfer, 'files'>;

/** Uploads photos that are chosen, pasted or dropped, and writes their lines at the cursor. */
export function useTextPhotos(fieldId: string, place: string) {
  const [state, setState] = useState('');

  async function send(files: readonly File[]): Promise<void> {
    const addresses: string[] = [];
    /** What has arrived is not lost by an error of another one. */
    const write = () => {
      const [first, ...others] = addresses.map((address) => `](${address})\n\n`);
      if (first !== undefined)
        writeMark(fieldId, { before: '![', after: [first, ...others].join('!['), sample: '', isLine: true });
    };
    const end = (text: string) => {
      write();
      setState(text);
    };
    for (const file of files) {
      setState(`Enviando ${file.name}…`);
      try {
        const id = newKey();
        const done = await sendFile(id, file, false, {
          ...{ isWanted: () => true, arrived: () => undefined },
          addressOf: (piece) =>
            staffPhotosAddress(uploadsOfPlace(place), {
              ...{ [pieceParams.photo]: piece.id, [pieceParams.from]: String(piece.from) },
              [pieceParams.total]: String(piece.total),
            }),
        });
        if (done?.problem) return end(`${file.name}: ${staffPhotoProblems[done.problem]}`);
        addresses.push(await addressOf(place, id));
      } catch (error) {
        const isOurs = error instanceof RefusedError;
        return end(isOurs ? error.message : `${file.name} não chegou. Envie outra vez.`);
      }
    }
    if (files.length > 0) end('Foto posta no texto. Escreva entre os colchetes o que ela mostra.');
  }

  const take = (event: { preventDefault(): void }, { files }: Transfer) => {
    const photos = [...files].filter(({ type }) => type.startsWith('image/'));
    if (photos.length === 0) return;
    event.preventDefault();
    void send(photos);
  };
  return {
    ...{ state, send },
    /** Of the text's field. */
    events: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    },
  };
}

class RefusedError extends Error {}

async function addressOf(place: string, photo: string): Promise<string> {
  const response = await fetch(adminLinks.showcasePictureAddress(place), {
    ...{ method: 'POST', body: new URLSearchParams({ [photoField]: photo }) },
  });
  const answer = (await response.json()) as { address?: string; text?: string };
  if (answer.address === undefined) throw new RefusedError(answer.text);
  return answer.address;
}
