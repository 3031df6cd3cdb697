import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  draftFolderName,
  draftPhotosFolder,
  metadataFile,
  photoFile,
  smallFile,
  submissionFile,
} from '@api/platform/photos/uploaded-files';
import { pictures } from '@api/platform/photos/pictures';
import { inProject } from '@api/platform/process/in-project';
import { photoTokenParam } from '@domain/announcement/photos';

interface PhotosOptions {
  protocol: string;
  /** Of api/demo/photos, without extension. */
  files: readonly string[];
  at: Date;
  dataDir: string;
  siteUrl: string;
}

const smallSize = 480;
/** As server/announcements/photo-store.ts names what belongs to a secret or a number. */
const indexName = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Stores demo pictures as the owner's photos. @returns their addresses for the brokerage */
export async function writeAnnouncementPhotos(options: PhotosOptions): Promise<string[]> {
  const { protocol, files, at, dataDir, siteUrl } = options;
  const root = join(dataDir, draftPhotosFolder);
  const draft = `demo ${protocol}`;
  const name = draftFolderName(draft);
  const token = indexName(`${protocol} demo`).slice(0, 32);
  await mkdir(join(root, name), { recursive: true });
  const ids = [];
  for (const [order, file] of files.entries())
    ids.push(await writePhoto(join(root, name), { file, order, at: at.toISOString() }));
  await writeFile(join(root, name, submissionFile), JSON.stringify({ protocol, at: at.toISOString() }));
  for (const [folder, secret, place] of [
    ['links', token, name],
    ['numeros', protocol, draft],
  ] as const) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, indexName(secret)), place);
  }
  return ids.map((id) => {
    const query = new URLSearchParams({ [photoTokenParam]: token, foto: id, inteira: '1' });
    return `${siteUrl}/recursos/foto-do-anuncio?${query}`;
  });
}

async function writePhoto(folder: string, { file, order, at }: { file: string; order: number; at: string }) {
  const bytes = await readFile(join(inProject('api/demo/photos')!, `${file}.jpg`));
  const { data, ...photo } = await pictures.imports.run('keepPhoto', bytes);
  const small = await pictures.imports.run('makeDerivative', data, smallSize, 'jpg');
  const id = indexName(file).slice(0, 32);
  const metadata = { id, name: `${file}.jpg`, caption: '', order, at, bytes: data.length, ...photo };
  await writeFile(join(folder, photoFile(id)), data);
  await writeFile(join(folder, smallFile(id)), small);
  await writeFile(join(folder, metadataFile(id)), JSON.stringify(metadata));
  return id;
}
