import type { LoaderFunctionArgs } from '@remix-run/node';
import { announcementPhoto } from '~/features/admin/announcements/announcement.server';

export const loader = (args: LoaderFunctionArgs) => announcementPhoto(args);
