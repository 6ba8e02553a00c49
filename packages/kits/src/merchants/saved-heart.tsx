import { Heart } from '@tableside/ui/icons';

/** A heart, filled for what is saved. */
export const SavedHeart = ({ isSaved }: { readonly isSaved: boolean }) => (
  <Heart size={20} fill={isSaved ? 'currentColor' : 'none'} />
);
