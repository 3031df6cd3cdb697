import { links } from '~/links';

export function FavoritesForm({ id, returnTo }: { id: string; returnTo: string }) {
  return (
    <form method="post" action={links.favoriteAction()} id={id}>
      <input type="hidden" name="volta" value={returnTo} />
    </form>
  );
}
