/** What kind of home a picture can show. */
export type Setting = 'apartment' | 'penthouse' | 'house' | 'country' | 'beach' | 'land' | 'commercial';

/** A part of a picture: left and top edge and size, in percent of its width and height (so the shape stays 3:2). */
export type Crop = readonly [left: number, top: number, size: number];

export interface DemoPicture {
  /** A file of ./photos, without its ending. */
  file: string;
  /** Outside and views lead; a plan is never among the photographs. */
  kind: 'exterior' | 'view' | 'interior' | 'plan';
  alt: string;
  crops?: readonly Crop[];
  focal?: string;
}
