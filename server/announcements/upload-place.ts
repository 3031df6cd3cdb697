import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { isOfSent, photoTarget, photosChanged, photosOf } from '~/features/announce/photo-target.server';
import { adminLinks } from '~/features/admin/admin-links';
import { photoPlaceOf } from '~/features/admin/photos/photo-places.server';
import { staffPhotoPlace } from '~/features/photos/staff-photos';
import { links } from '~/links';
import { contextOf } from '../load-context';
import type { UploadTarget } from './photo-form';

export interface UploadPlace {
  /** null: the sender may add no photos. */
  target: (UploadTarget & { changed(): Promise<void> }) | null;
  /** Follows a form. */
  page: string;
}

/** Where the photos of a request belong: a place of the admin, else an announcement or its draft. */
export function uploadPlace(req: ExpressRequest, res: ExpressResponse): Promise<UploadPlace> {
  const place = staffPhotoPlace(req.path);
  return place === null ? ownersPlace(req, res) : staffPlace(place, res);
}

async function staffPlace(name: string, res: ExpressResponse): Promise<UploadPlace> {
  const context = contextOf(res);
  const place = await photoPlaceOf(context.admin, name);
  if (!place) return { target: null, page: adminLinks.today() };
  const { key, page } = place;
  return {
    target: { photos: context.draftPhotos, key, countPhoto: () => 0, changed: async () => {} },
    page,
  };
}

async function ownersPlace(req: ExpressRequest, res: ExpressResponse): Promise<UploadPlace> {
  const context = contextOf(res);
  const { draftPhotos: photos, photoLimit, visitor } = context;
  const url = new URL(req.originalUrl, context.siteUrl);
  const request = new Request(url, { headers: { cookie: req.headers.cookie ?? '' } });
  const [place, of] = [await photoTarget(request, context), photosOf(url.href)];
  // The photos page of a submitted announcement explains why it accepts none.
  if (place === null || place === 'away')
    return { target: null, page: isOfSent(of) ? links.announcePhotos(of) : links.announce() };
  const changed = () => photosChanged(context, place, { added: true });
  return {
    target: { photos, key: place.key, countPhoto: () => photoLimit(visitor.ip), changed },
    page: links.announcePhotos(of),
  };
}
