import { links } from '~/links';

/** The one form that every heart of a page posts; it carries the address to come back to. */
export function FavoritesForm({ id, returnTo }: { id: string; returnTo: string }) {
  return (
    <form method="post" action={links.favoriteAction()} id={id}>
      <input type="hidden" name="volta" value={returnTo} />
    </form>
  );
}
