import { sharedFolderAnswer } from '@contract/folder-links';
import type { SharedFolder, SharedHome } from '~/domain/shared-folder';
import { neededList, object, type Read } from './answer.server';
import { bySchema } from './by-schema.server';
import { favorite } from './favorites.server';

const folderFields = sharedFolderAnswer.shape.folder.unwrap();
const head = bySchema(folderFields.omit({ homes: true }));
const said = bySchema(folderFields.shape.homes.element.pick({ note: true, own: true, owner: true }));

const home: Read<SharedHome> = (value, reading) => ({
  ...favorite(value, reading),
  ...said(value, reading),
});

/** `POST sharedFolder`: null where the link opens nothing. */
export const sharedFolder: Read<SharedFolder | null> = (value, reading) => {
  const { folder } = object(value);
  if (folder === null) return null;
  return { ...head(folder, reading), homes: neededList(object(folder).homes, 'homes', home, reading) };
};
