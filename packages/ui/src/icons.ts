/**
 * The only icon set. Import icons individually. Next to text, they are 20 px (`size={20}`) and hidden from
 * screen readers. Each is a separate module, so that it is bundled with the chunk that uses it.
 */
export { ArrowLeft } from './icon/arrow-left.ts';
export { BadgeCheck } from './icon/badge-check.ts';
export { CalendarDays } from './icon/calendar-days.ts';
export { Check } from './icon/check.ts';
export { ChevronDown } from './icon/chevron-down.ts';
export { ChevronLeft } from './icon/chevron-left.ts';
export { ChevronRight } from './icon/chevron-right.ts';
export { ChevronsLeft } from './icon/chevrons-left.ts';
export { ChevronsRight } from './icon/chevrons-right.ts';
export { CircleAlert } from './icon/circle-alert.ts';
export { CircleCheck } from './icon/circle-check.ts';
export { CircleUser } from './icon/circle-user.ts';
export { ExternalLink } from './icon/external-link.ts';
export { Eye } from './icon/eye.ts';
export { EyeOff } from './icon/eye-off.ts';
export { Gift } from './icon/gift.ts';
export { Heart } from './icon/heart.ts';
export { Image } from './icon/image.ts';
export { Info } from './icon/info.ts';
export { Locate } from './icon/locate.ts';
export { LocateFixed } from './icon/locate-fixed.ts';
export { Lock } from './icon/lock.ts';
export { LogIn } from './icon/log-in.ts';
export { LogOut } from './icon/log-out.ts';
export { Map } from './icon/map.ts';
export { MapPin } from './icon/map-pin.ts';
export { Menu } from './icon/menu.ts';
export { Minus } from './icon/minus.ts';
export { Navigation } from './icon/navigation.ts';
export { Phone } from './icon/phone.ts';
export { Plus } from './icon/plus.ts';
export { RotateCw } from './icon/rotate-cw.ts';
export { Search } from './icon/search.ts';
export { Share } from './icon/share.ts';
export { ShoppingBag } from './icon/shopping-bag.ts';
export { SlidersHorizontal } from './icon/sliders-horizontal.ts';
export { Smartphone } from './icon/smartphone.ts';
export { Sparkles } from './icon/sparkles.ts';
export { SquarePlus } from './icon/square-plus.ts';
export { Star } from './icon/star.ts';
export { TriangleAlert } from './icon/triangle-alert.ts';
export { Utensils } from './icon/utensils.ts';
export { WifiOff } from './icon/wifi-off.ts';
export { X } from './icon/x.ts';
