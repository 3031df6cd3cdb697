import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatNumber } from '@domain/kernel/money';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { pasteAction, pasteData } from '~/features/admin/redirects/paste.server';
import { linesField } from '~/features/admin/redirects/redirect-forms';
import { TextArea } from '~/forms/text-field';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Colar redirecionamentos · Mesa');
export const loader = (args: LoaderFunctionArgs) => pasteData(args);
export const action = (args: ActionFunctionArgs) => pasteAction(args);

export default function PasteRedirects() {
  const { lines } = useLoaderData<typeof loader>();
  const reply = useActionData() as { failed?: string; lines?: string } | undefined;
  return (
    <>
      <a className="elo mvolta" href={adminLinks.showcaseRedirects()}>
        <Icon name="previous" small />
        Redirecionamentos
      </a>
      <div className="porta">
        <h1>Colar uma lista</h1>
        <p className="suave">
          Um redirecionamento por linha: endereço antigo, endereço novo e, se for por enquanto, 302. Até{' '}
          {formatNumber(lines)} linhas. Antes de publicar você vê o que muda.
        </p>
        <form className="form" method="post" action={adminLinks.pasteRedirects()}>
          <TextArea
            id="linhas"
            name={linesField}
            label="Linhas"
            rows={14}
            spellCheck={false}
            autoComplete="off"
            placeholder={'/pagina-antiga /imoveis/venda\n/revista/* /revista-curate/:splat'}
            defaultValue={reply?.lines}
            error={reply?.failed}
          />
          <button className="bt bt--1 bt--t">Ver o que muda</button>
        </form>
      </div>
    </>
  );
}
