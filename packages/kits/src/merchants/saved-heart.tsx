import { Heart } from '@tableside/ui/icons';

export const SavedHeart = ({ isSaved }: { readonly isSaved: boolean }) => (
  <Heart size={20} fill={isSaved ? 'currentColor' : 'none'} />
);
