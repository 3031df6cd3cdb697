import { ownPlaceKind } from '@domain/announcement/own-property';
import { staffPhotosKey } from '@domain/announcement/photos';
import { pictureUploads, readPicturePlace } from '@domain/media/picture-place';
import type { Verb } from '@domain/staff/roles';
import { hasStatus } from '~/back-end/errors.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { adminLinks } from '../admin-links';
import type { AdminSession } from '../session/admin-session.server';

/** Photos that a member may add. */
export interface PhotoPlace {
  /** In the store of uploads (`draftPhotos`). */
  key: string;
  /** Shows the photos, and follows a form. */
  page: string;
}

interface PhotoPlaceKind {
  access: Verb;
  /** @returns the page; null: it takes no photos. @throws StaffRefusal: it is not there, or not for this member */
  find(staff: AdminSession['calls'], id: string): Promise<string | null>;
}

/** By the first word of a place's name: 'imovel-12'. */
const kinds: Readonly<Record<string, PhotoPlaceKind>> = {
  imovel: {
    access: 'properties.write',
    async find(staff, id) {
      if (!/^[1-9]\d{0,9}$/.test(id)) return null;
      const { id: property, is_announced: isAnnounced } = await staff.propertyPhotos(Number(id));
      return isAnnounced ? null : adminLinks.newPropertyPhotos(property);
    },
  },
  [pictureUploads]: {
    access: 'lists.write',
    find: async (_staff, name) => (readPicturePlace(name) ? adminLinks.showcasePicture(name) : null),
  },
  [ownPlaceKind]: {
    access: 'properties.write',
    async find(staff, number) {
      if (!/^[1-9]\d{0,8}$/.test(number)) return null;
      await staff.typedProperty(Number(number));
      return adminLinks.newProperty(Number(number), 'fotos');
    },
  },
};

/** @returns null: signed out, unknown, or not for this member */
export async function photoPlaceOf(
  admin: AdminSession | null | undefined,
  name: string,
): Promise<PhotoPlace | null> {
  const [kindName = '', ...rest] = name.split('-');
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!admin || !kind) return null;
  try {
    const { state, grants } = await admin.load();
    if (state !== 'open' || !grants[kind.access]) return null;
    const page = await kind.find(admin.calls, rest.join('-'));
    return page === null ? null : { key: staffPhotosKey(name), page };
  } catch (error) {
    if (error instanceof StaffRefusal || hasStatus(error, 400)) return null;
    throw error;
  }
}
