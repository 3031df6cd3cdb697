import { sharedFolderAnswer } from '@contract/folder-links';
import type { SharedFolder, SharedProperty } from '~/domain/shared-folder';
import { requiredList, object, type Parser } from './answer.server';
import { bySchema } from './by-schema.server';
import { favorite } from './favorites.server';

const folderFields = sharedFolderAnswer.shape.folder.unwrap();
const head = bySchema(folderFields.omit({ homes: true }));
const reactions = bySchema(folderFields.shape.homes.element.pick({ note: true, own: true, owner: true }));

const sharedProperty: Parser<SharedProperty> = (value, context) => ({
  ...favorite(value, context),
  ...reactions(value, context),
});

export const sharedFolder: Parser<SharedFolder | null> = (value, context) => {
  const { folder } = object(value);
  if (folder === null) return null;
  return {
    ...head(folder, context),
    homes: requiredList(object(folder).homes, 'homes', sharedProperty, context),
  };
};
