import type { LoaderFunctionArgs } from '@remix-run/node';
import { propertyPhoto } from '~/features/admin/properties/photos/photo-picture.server';

export const loader = (args: LoaderFunctionArgs) => propertyPhoto(args);
