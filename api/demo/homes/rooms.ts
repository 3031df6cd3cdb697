import { picturesOf, type photoSets, type Room, type SetName, type SetPicture } from '../photo-sets';

type FileOf<Name extends SetName> = (typeof photoSets)[Name]['rooms'][number][0];

/** What makes a set recognizable: these pictures belong to the set's own property. */
const ownRooms: readonly Room[] = ['facade', 'pool', 'plan'];

/** Whether a picture may be shown with other properties. */
export const isShared = ({ room }: SetPicture, place: number): boolean =>
  place > 0 && !ownRooms.includes(room);

/** Rooms of a set for a further property, in the given order. @throws Error for a picture that is not shared */
export function rooms<Name extends SetName>(
  name: Name,
  ...files: readonly FileOf<Name>[]
): readonly SetPicture[] {
  const shared = new Map(
    picturesOf(name)
      .filter(isShared)
      .map((picture) => [picture.file, picture]),
  );
  return files.map((file) => {
    const picture = shared.get(file);
    if (!picture) throw new Error(`${file} belongs to the property of ${name} alone`);
    return picture;
  });
}
