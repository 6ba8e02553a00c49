export { acclaimedKey } from './acclaimed.ts';
export { merchantCopy } from './copy.ts';
export { formatMiles } from './distance.ts';
export { useEarnOffer, weekRates, type EarnOffer } from './earn-offer.ts';
export { EarnRate, type EarnRateProps } from './earn-rate.tsx';
export { buildImageUrl, imagePresets, presetHeight, type ImagePreset } from './image-url.ts';
export { MerchantCardLink } from './merchant-card-link.tsx';
export { MerchantCardSkeleton } from './merchant-card-skeleton.tsx';
export { MerchantCard, type MerchantCardProps } from './merchant-card.tsx';
export { MerchantCarousel, type MerchantCarouselProps } from './merchant-carousel.tsx';
export {
  MerchantGrid,
  MerchantGridSkeleton,
  type MerchantGridProps,
  type MerchantGridSkeletonProps,
} from './merchant-grid.tsx';
export { formatPhone, fullAddress, merchantLinks, type MerchantLinks } from './merchant-links.ts';
export { MerchantPicture, type MerchantPictureProps } from './merchant-picture.tsx';
export { MerchantTags, type MerchantTagsProps } from './merchant-tags.tsx';
export {
  carouselPositionOptions,
  searchPositionOptions,
  useVisitorPosition,
  type PositionOptions,
  type VisitorPosition,
  type VisitorPositionSettings,
} from './position.ts';
export { SavedHeart } from './saved-heart.tsx';
export { savedIds } from './saved-merchants.queries.ts';
export { useIsSaved, useSavedMerchants, useSavedMerchantsQuery, useToggleSaved } from './saved-merchants.ts';
export { UnlockAccess } from './unlock-access.tsx';
export { useEarnRateText } from './use-earn-rate-text.ts';
export { useLocalTime, useToday } from './use-local-time.ts';
export { usePlaceOf } from './use-place-of.ts';
