export { createReceiptRenderer, type RenderReceipt } from './receipt-renderer.ts';
