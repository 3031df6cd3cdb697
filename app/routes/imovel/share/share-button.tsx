import { Drawing } from '~/components/ui/icon';

export const shareWindowId = 'compartilhar';

export const ShareIcon = () => <Drawing path="M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18" small />;

/** Opens the share window. */
export function ShareButton() {
  return (
    <button type="button" popovertarget={shareWindowId}>
      <ShareIcon />
      Compartilhar
    </button>
  );
}
