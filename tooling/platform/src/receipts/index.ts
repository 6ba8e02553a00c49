export { createReceiptRenderer, type RenderReceipt, type UnrenderedReceipt } from './receipt-renderer.ts';
