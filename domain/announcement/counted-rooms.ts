import { counted } from '../kernel/counts';
import { maxRooms } from './options';

export const countedRooms = (count: number, one: string, many: string): string =>
  count >= maxRooms ? `${maxRooms} ou mais ${many}` : counted(count, one, many);
