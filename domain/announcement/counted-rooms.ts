import { counted } from '../counts';
import { mostRooms } from './options';

/** '1 suíte', '5 ou mais suítes' */
export const countedRooms = (count: number, one: string, many: string): string =>
  count >= mostRooms ? `${mostRooms} ou mais ${many}` : counted(count, one, many);
