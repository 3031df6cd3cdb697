import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { UndoForm } from '~/features/admin/acts/undo-form';
import { undoAction, undoData } from '~/features/admin/acts/undo.server';
import { FieldError } from '~/forms/field';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Desfazer · Mesa');
export const loader = (args: LoaderFunctionArgs) => undoData(args);
export const action = (args: ActionFunctionArgs) => undoAction(args);

/** Each 'Desfazer' posts here; shown where it did not go, and after a due second factor. */
export default function Undo() {
  const { id, back } = useLoaderData<typeof loader>();
  const failed = useActionData<{ failed: string }>()?.failed;
  return (
    <div className="porta">
      <h1>Desfazer</h1>
      {failed ? (
        <FieldError id="desfazer-envio" error={failed} />
      ) : (
        <>
          <p className="suave">O que mudou depois fica como está, e é dito.</p>
          <UndoForm undo={{ act: id, label: 'Desfazer agora', back }} about={`ato ${id}`} />
        </>
      )}
      <a className="elo" href={back}>
        Voltar
      </a>
    </div>
  );
}
