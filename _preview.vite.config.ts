import react from '@vitejs/plugin-react';
import { sourceConditions } from '@tableside/presets/vitest';
export default { root: "/work/main/packages/features/merchant/preview-tmp", plugins: [react({ jsxImportSource: '@emotion/react' })], resolve: { conditions: sourceConditions, dedupe:['react','react-dom','@emotion/react'] }, server: { port: 5391, proxy: { '/images': { target: 'http://127.0.0.1:5392', rewrite: (p: string) => p.replace('/images', '') } } } };
