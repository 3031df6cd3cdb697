import type { LoaderFunctionArgs } from '@remix-run/node';
import { sentPhoto } from '~/features/admin/photos/photo-file.server';

export const loader = (args: LoaderFunctionArgs) => sentPhoto(args);
