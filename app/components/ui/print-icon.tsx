import { Drawing } from '~/components/ui/icon';

export const PrintIcon = () => <Drawing path="M7 9V3.5h10V9M7 17H4v-8h16v8h-3M7 14h10v6.5H7z" small />;
