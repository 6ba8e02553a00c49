/**
 * Words for the streets of the drawn cities: none is surveyed. Their number is prime, so that a step through
 * them passes all before it returns to one.
 */
export const streetWords: readonly string[] =
  `Saffron Thyme Juniper Sorrel Clover Fennel Barley Quince Almond Basil Cedar Damson
  Elder Fig Ginger Hazel Indigo Jasmine Kestrel Laurel Maple Nutmeg Olive Poppy Rosemary Sage Tansy Umber
  Vesper Willow Yarrow Amber Bramble Chestnut Dill Endive Foxglove Garnet Heather Iris Lavender Marigold Nettle
  Orchard Parsley Quarry Rowan Sumac Teasel Verbena Wren Aster Beacon`.split(/\s+/);
