import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/public/layout.tsx", [
    index("routes/public/home.tsx"),
    route("categories", "routes/public/categories.tsx"),
    route("category/:categoryId", "routes/public/category.tsx"),
    route("search", "routes/public/search.tsx"),
    route("service/:serviceId", "routes/public/service.tsx"),
    route("pro/:proId", "routes/public/professional.tsx"),
    route("login", "routes/account/login.tsx"),
    route("register", "routes/account/register.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("professional/:proId", "routes/public/professional-moved.ts"),
  route("theme", "routes/site/theme.ts"),
] satisfies RouteConfig;
