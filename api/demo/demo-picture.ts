export type Setting = 'apartment' | 'penthouse' | 'house' | 'country' | 'beach' | 'land' | 'commercial';

/** In percent of the picture; equal for width and height, so the shape stays 3:2. */
export type Crop = readonly [left: number, top: number, size: number];

export interface DemoPicture {
  /** A file of ./photos, without extension. */
  file: string;
  /** Exteriors and views lead; a plan is never among the photos. */
  kind: 'exterior' | 'view' | 'interior' | 'plan';
  alt: string;
  crops?: readonly Crop[];
  focal?: string;
}
