/** No module needs itself, however far around; which room may use which is in eslint.config.js. */
export default {
    forbidden: [{ name: "no-cycles", severity: "error", from: {}, to: { circular: true } }],
    options: {
        cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
        doNotFollow: { path: "node_modules" },
        includeOnly: "^src",
        tsPreCompilationDeps: true,
        tsConfig: { fileName: "tsconfig.json" },
        enhancedResolveOptions: { extensions: [".ts", ".svelte.ts", ".js"] },
    },
};
