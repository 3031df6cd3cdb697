import type { LoaderFunctionArgs } from '@remix-run/node';
import { qrResponse } from '~/features/sharing/qr.server';
import { dossierData } from './dossier-data.server';

/** `/dossie/{novo|usado}/{venda|aluguel}/{id}/qr-code`: QR code of the property's page. */
export const loader = async (args: LoaderFunctionArgs) => qrResponse((await dossierData(args)).address);
